import { performance } from 'node:perf_hooks';

/** The share of time (0 to 1) that the event loop was busy since the last call. */
export function busyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
