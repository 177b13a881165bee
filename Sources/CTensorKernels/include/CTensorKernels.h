#pragma once

#include "halves.h"
#include "kernels.h"
#include "workers.h"
