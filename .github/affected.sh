#!/usr/bin/env bash
# Says what a change affects, by the dependencies in the package.json files: one `name=value` line
# each for the remotes (a list of names), the shell, the browser tests and the rules (true or false).
#
# Usage: .github/affected.sh <base commit>    what changed from there to HEAD
#        .github/affected.sh --files=<a,b>    what a change of these files would affect
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $1 == --files=* ]]; then
  range=("$1")
  files=${1#--files=}
  files=${files//,/$'\n'}
else
  range=("--base=$1" --head=HEAD)
  files=$(git diff --name-only "$1" HEAD)
fi

projects=$(node node_modules/nx/dist/bin/nx.js show projects --affected "${range[@]}")
names=$(sed -n 's#^@evergift/##p' <<<"$projects")

remotes=()
for name in $names; do
  if [[ -f apps/$name/remote.json ]]; then remotes+=("\"$name\""); fi
done
list=$(
  IFS=,
  echo "${remotes[*]-}"
)
is_among() { grep -qx "$1" <<<"$2" && echo true || echo false; }
# The rules belong to no project: no app is built of them, and only tests and the database read them.
rules=$(is_among 'firestore\.\(rules\|indexes\.json\)' "$files")

echo "remotes=[$list]"
echo "shell=$(is_among shell "$names")"
echo "browser=$([[ $rules == true ]] && echo true || is_among e2e "$names")"
echo "rules=$rules"
