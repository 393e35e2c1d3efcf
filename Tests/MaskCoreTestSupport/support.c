/* SwiftPM wants a source file in every target. */
#include "MaskCoreTestSupport.h"
