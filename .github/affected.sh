#!/usr/bin/env bash
# Says what a change affects, by the dependencies in the package.json files: one `name=value` line
# each for the remotes (a list of names), the shell, the browser tests, the rules and local-firebase
# (true or false).
#
# Usage: .github/affected.sh <base commit>    what changed from there to HEAD
#        .github/affected.sh --files=<a,b>    what a change of these files would affect
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $1 == --files=* ]]; then
  range=("$1")
else
  range=("--base=$1" --head=HEAD)
fi

projects=$(node node_modules/nx/dist/bin/nx.js show projects --affected "${range[@]}")
names=$(sed -n 's#^@evergift/##p' <<<"$projects")

remotes=()
for name in $names; do
  # One without a port is linked into the shell.
  if grep -qs '"port"' "apps/$name/remote.json"; then remotes+=("\"$name\""); fi
done
list=$(
  IFS=,
  echo "${remotes[*]-}"
)
is_affected() { grep -qx "$1" <<<"$names" && echo true || echo false; }

is_backend() { grep -qx local-firebase <<<"$projects" && echo true || echo false; }

echo "remotes=[$list]"
echo "shell=$(is_affected shell)"
echo "browser=$(is_affected e2e)"
echo "rules=$(is_affected rules)"
echo "backend=$(is_backend)"
