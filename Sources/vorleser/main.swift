print("vorleser")
