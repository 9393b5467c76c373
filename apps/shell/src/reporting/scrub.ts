import { codeAddress, ownAddress, plainText, prose, stackText, unchanged } from './scrub-text.ts';

/** What may leave the browser at one place of a report. */
type Shape =
  | ((text: string) => string)
  | { list: Shape }
  /** Fields whose names are not known here: those of our apps. */
  | { each: Shape }
  | { fields: Readonly<Record<string, Shape>> };

const facts = (...keys: string[]): Record<string, Shape> =>
  Object.fromEntries(keys.map((key) => [key, plainText]));

const breadcrumb: Shape = {
  fields: {
    ...facts('type', 'category', 'level', 'timestamp', 'event_id'),
    data: {
      fields: {
        ...facts('method', 'status_code'),
        url: ownAddress,
        from: ownAddress,
        to: ownAddress,
      },
    },
  },
};

const frame: Shape = {
  fields: {
    ...facts('function', 'module', 'lineno', 'colno', 'in_app', 'platform'),
    filename: codeAddress,
    abs_path: codeAddress,
  },
};

const exception: Shape = {
  fields: {
    ...facts('type', 'module', 'thread_id'),
    value: prose,
    mechanism: { fields: facts('type', 'handled', 'synthetic', 'source') },
    stacktrace: { fields: { frames: { list: frame } } },
  },
};

/**
 * Every place of an event that may contain anything. What is not named here
 * is left out, so that a new place is closed until somebody opens it.
 */
const event: Shape = {
  fields: {
    ...facts('event_id', 'timestamp', 'platform', 'level', 'environment', 'dist'),
    release: unchanged,
    ...facts('type', 'logger'),
    message: prose,
    logentry: { fields: { message: prose } },
    exception: { fields: { values: { list: exception } } },
    debug_meta: {
      fields: {
        images: { list: { fields: { ...facts('type', 'debug_id'), code_file: codeAddress } } },
      },
    },
    breadcrumbs: { list: breadcrumb },
    user: { fields: facts('id', 'ip_address') },
    tags: { fields: facts('area', 'part', 'app', 'version', 'build', 'canary') },
    extra: { fields: facts('collection', 'id', 'fields', 'kind', 'code', 'cause', 'count') },
    contexts: {
      fields: {
        react: { fields: { ...facts('version'), componentStack: stackText } },
        app: { fields: facts('app_name', 'app_version', 'app_build') },
        apps: { each: plainText },
        trace: { fields: facts('trace_id', 'span_id', 'parent_span_id') },
      },
    },
    sdk: {
      fields: {
        ...facts('name', 'version'),
        integrations: { list: plainText },
        packages: { list: { fields: facts('name', 'version') } },
        settings: { fields: facts('infer_ip') },
      },
    },
  },
};

/** The `logger` of what was measured. */
export const measurementLogger = 'timings';

/** Whether an event is no error but what was measured. */
export const isMeasurement = ({ logger }: { logger?: string }): boolean =>
  logger === measurementLogger;

const phase: Shape = { fields: facts('status', 'duration') };
const vital: Shape = { fields: facts('value', 'rating') };

/** Of what was measured nothing of the person goes along: no user, no address, no way through the page. */
const measurement: Shape = {
  fields: {
    ...facts('event_id', 'timestamp', 'platform', 'level', 'logger', 'environment', 'dist'),
    ...{ release: unchanged, message: unchanged },
    tags: { fields: { ...facts('area', 'version', 'build', 'canary'), page: unchanged } },
    contexts: {
      fields: {
        observability: {
          fields: {
            ...facts('hostName', 'status', 'duration'),
            remote: { fields: facts('name', 'version') },
            summary: { fields: { ...facts('outcome'), phases: { each: phase } } },
            metadata: { fields: facts('errors', 'longTasks', 'blocked') },
          },
        },
        vitals: { fields: { page: unchanged, LCP: vital, INP: vital, CLS: vital } },
      },
    },
    sdk: { fields: facts('name', 'version') },
  },
};

/** A copy of an event without what people wrote: names, notes, links and addresses. */
export const scrubEvent = <Event extends object>(sent: Event): Event => scrub(event, sent);

/** A copy of what was measured, with nothing of the person. */
export const scrubMeasurement = <Event extends object>(sent: Event): Event =>
  scrub(measurement, sent);

function scrub<Event extends object>(shape: Shape, sent: Event): Event {
  const scrubbed = keep(shape, sent) as Event;
  // The library's own notes on the event; it takes them off before it sends.
  if (!('sdkProcessingMetadata' in sent)) return scrubbed;
  return { ...scrubbed, sdkProcessingMetadata: sent.sdkProcessingMetadata };
}

/** A copy of a breadcrumb without what people wrote. Its message may be anything, so it goes. */
export function scrubBreadcrumb<Breadcrumb extends object>(left: Breadcrumb): Breadcrumb {
  return keep(breadcrumb, left) as Breadcrumb;
}

function keep(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'function') return keepFact(shape, value);
  if ('list' in shape) {
    return Array.isArray(value) ? value.map((item) => keep(shape.list, item)) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('each' in shape) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, keep(shape.each, item)]),
    );
  }
  return Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, inner]) => {
      const kept = Object.hasOwn(value, key) ? keep(inner, (value as never)[key]) : undefined;
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

function keepFact(scrub: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return scrub(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
