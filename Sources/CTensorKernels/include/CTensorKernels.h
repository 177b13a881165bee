#pragma once

#include "kernels.h"
#include "workers.h"
