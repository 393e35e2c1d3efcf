/* The internal headers of CMaskCore, for tests in Swift: functions keep their `maskcore_i_` names. */
#ifndef MASKCORE_TEST_SUPPORT_H
#define MASKCORE_TEST_SUPPORT_H

#include "../../../CMaskCore/src/unicode.h"
#include "../../../CMaskCore/src/utf8.h"

#endif /* MASKCORE_TEST_SUPPORT_H */
