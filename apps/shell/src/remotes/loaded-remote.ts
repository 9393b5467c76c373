import type { GateProperties, RemoteEntry, RemoteModule } from '@evergift/contract';
import type { ComponentType } from 'react';
import type { ShownPreview } from './shown-preview.ts';

/** A remote to be loaded. */
export interface RemoteAddress {
  name: string;
  /** Address of its manifest, absolute. */
  entry: string;
  /** The SHA-256 that its manifest has to have; absent where none is known. */
  integrity?: string;
  /** 0 for the first; each later one asks for everything under new addresses. */
  attempt: number;
}

/** Loads code from elsewhere. */
export interface Federation {
  /** Fetches what loading needs, ahead of the first remote. */
  prepare: () => Promise<void>;
  /** The module that a remote exposes. */
  load: (remote: RemoteAddress) => Promise<unknown>;
}

/** A remote that the shell's build brings: it needs neither remotes.json nor the federation. */
export interface LinkedRemote {
  entry: RemoteEntry;
  /** Its module, as the federation would load it. */
  load: () => Promise<unknown>;
}

/** A page of a remote, ready to be rendered. */
export interface LoadedPage {
  remote: RemoteModule;
  /** The route's pattern, e.g. `/people/:personId`. */
  path: string;
  Page: ComponentType;
}

/** The gate around the pages, ready to be rendered; null when no app has one. */
export type LoadedGate = { remote: RemoteModule; Gate: ComponentType<GateProperties> } | null;

/** What the remotes are loaded with, besides the federation. */
export interface RemotesOptions {
  preview?: ShownPreview;
  linked?: readonly LinkedRemote[];
}
