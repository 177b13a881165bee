#!/bin/sh
# Says the version, which stands in the command's own source; ends with 1 where another file says another.
set -eu
cd "$(dirname "$0")/../.."

version=$(sed -n 's/^ *version: "\([0-9][0-9.]*\)",$/\1/p' Sources/vorleser/VorleserCommand.swift)
case $version in
[0-9]*.[0-9]*.[0-9]*) ;;
*)
    echo "version: Sources/vorleser/VorleserCommand.swift says none (found “$version”)" >&2
    exit 1
    ;;
esac

# says FILE TEXT
says() {
    if ! grep -qF -- "$2" "$1"; then
        echo "version: $1 lacks “$2”; the command is $version" >&2
        exit 1
    fi
}
says tools/clusters/render.yaml "vorleser:$version"
says tools/packages/compose.yaml "vorleser:$version"
says tools/packages/elsewhere/vorleser.rb "/v$version.tar.gz"
says tools/packages/elsewhere/org.vorleser.Vorleser.yaml "vorleser-$version-linux"
says docs/install.md "vorleser_${version}_amd64.deb"
says Apps/Vorleser/project.yml "MARKETING_VERSION: \"$version\""
echo "$version"
