// Starts in a chunk of its own: everything else waits for the shared packages.
void import('./boot/bootstrap.tsx');
