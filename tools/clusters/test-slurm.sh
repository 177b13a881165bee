#!/bin/sh
# Renders a book on a real Slurm of one node, started for this and stopped again, and compares what is assembled from
# the shards with an export made in one go, sample by sample.
#
#   tools/clusters/test-slurm.sh PROGRAM [BOOK]
set -eu
cd "$(dirname "$0")/../.."
program=$(realpath "$1")
book=$(realpath "${2:-Samples/the-time-machine.epub}")
shards=4

# slurmd starts jobs as other users, so it wants to be root.
[ "$(id -u)" -eq 0 ] || {
    echo "test-slurm: run it as root" >&2
    exit 77
}
command -v slurmctld >/dev/null && command -v slurmd >/dev/null || {
    echo "test-slurm: installing slurm-wlm"
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends slurm-wlm >/dev/null
}

folder=$(mktemp -d)
daemons=""
end() {
    code=$?
    trap - EXIT INT TERM
    [ $code -eq 0 ] || tail -n 5 "$folder"/*.log "$folder"/job-*.out >&2 2>/dev/null || true
    [ -z "$daemons" ] || kill $daemons 2>/dev/null || true
    for daemon in $daemons; do wait "$daemon" 2>/dev/null || true; done
    rm -rf "$folder"
    exit $code
}
trap end EXIT INT TERM

# Processes are told apart by /proc and not by cgroups, which a container may not make; nobody else can reach the ports.
mkdir "$folder/state" "$folder/spool"
node=$(hostname -s)
port=$((20000 + $$ % 20000))
cat >"$folder/slurm.conf" <<END
ClusterName=vorleser
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=root
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc)
PartitionName=all Nodes=ALL Default=YES
END
export SLURM_CONF="$folder/slurm.conf"

slurmctld -D >"$folder/slurmctld.log" 2>&1 &
daemons=$!
slurmd -D -N "$node" >"$folder/slurmd.log" 2>&1 &
daemons="$daemons $!"

tries=0
until [ "$(sinfo -h -o %T 2>/dev/null)" = idle ]; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || {
        echo "test-slurm: Slurm does not start" >&2
        exit 1
    }
    sleep 1
done
echo "test-slurm: $(slurmctld -V) has a node with $(nproc) processors"

# Everything the two ways may share but the clips: no model, no pronunciations.
export XDG_DATA_HOME="$folder/data" XDG_CACHE_HOME="$folder/cache" XDG_STATE_HOME="$folder/state-home"
export VORLESER="$program"
store="$folder/clips"
mkdir "$store"
sbatch --wait --array=1-$shards --cpus-per-task=1 --chdir="$folder" --output="$folder/job-%a.out" \
    tools/clusters/render.slurm $shards --store "$store" --voice kal16 "$book"

"$program" render --check --store "$store" --voice kal16 "$book"
for shard in $(seq $shards); do
    "$program" render --check --shard "$shard/$shards" --store "$store" --voice kal16 "$book"
done
"$program" export --assemble-only --store "$store" --voice kal16 "$book" --quiet -o "$folder/shards.wav"
"$program" export --voice kal16 "$book" --quiet -o "$folder/alone.wav"
cmp "$folder/shards.wav" "$folder/alone.wav"
echo "test-slurm: $shards shards, $(find "$store" -name '*.flac' | wc -l) clips, the same sound as one export"
