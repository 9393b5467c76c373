#!/usr/bin/env bash
# Builds the affected apps and says what a deploy of them would break, on the terminal and in the
# summary of the run. Exit code: 0 nothing, 1 something, 2 it could not be checked.
#
# Usage: REMOTES='["people"]' SHELL_TOO=false .github/check-contracts.sh <address or folder>
set -euo pipefail
cd "$(dirname "$0")/.."

names=$(tr -d '[]"' <<<"$REMOTES" | tr ',' ' ')
if [[ $SHELL_TOO == true ]]; then names="shell $names"; fi
projects=$(printf '@evergift/%s,' $names)
npx nx run-many -t build --projects="${projects%,}" --outputStyle=static

status=0
text=$(node tools/federation/check-contract.mjs $names --against "$1") || status=$?
tee -a "${GITHUB_STEP_SUMMARY:-/dev/null}" <<<"$text"
exit "$status"
