import { Failure, LatLng } from '../values.ts';
import { integerOf } from './conversion-functions.ts';
import { overload, type FunctionGroup, type Overload } from './overload.ts';

const EARTH_RADIUS_METRES = 6_371_009;

const onFloat = (compute: (value: number) => number | boolean): readonly Overload[] => [
  overload(['int'], ([value]) => compute(Number(value))),
  overload(['float'], ([value]) => compute(value)),
];

const power = (base: bigint | number, exponent: bigint | number): number =>
  Number(base) ** Number(exponent);

export const MATH_FUNCTIONS: FunctionGroup = {
  'math.abs()': [
    overload(['int'], ([value]) => BigInt.asIntN(64, value < 0n ? -value : value)),
    overload(['float'], ([value]) => Math.abs(value)),
  ],
  'math.ceil()': onFloat(Math.ceil),
  'math.floor()': onFloat(Math.floor),
  'math.sqrt()': onFloat(Math.sqrt),
  'math.isNaN()': onFloat(Number.isNaN),
  'math.round()': [
    overload(['int'], ([value]) => value),
    overload(['float'], ([value]) => integerOf(Math.round(value))),
  ],
  'math.pow()': [
    overload(['int', 'int'], ([base, exponent]) => power(base, exponent)),
    overload(['int', 'float'], ([base, exponent]) => power(base, exponent)),
    overload(['float', 'int'], ([base, exponent]) => power(base, exponent)),
    overload(['float', 'float'], ([base, exponent]) => power(base, exponent)),
  ],
};

function latLng(latitude: bigint | number, longitude: bigint | number): LatLng | Failure {
  const place = new LatLng(Number(latitude), Number(longitude));
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth
    ? place
    : new Failure('A latitude lies in -90 to 90 and a longitude in -180 to 180');
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance over the globe in metres. */
function distance(from: LatLng, to: LatLng): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export const LATLNG_FUNCTIONS: FunctionGroup = {
  'latlng.value()': [
    overload(['int', 'int'], ([latitude, longitude]) => latLng(latitude, longitude)),
    overload(['int', 'float'], ([latitude, longitude]) => latLng(latitude, longitude)),
    overload(['float', 'int'], ([latitude, longitude]) => latLng(latitude, longitude)),
    overload(['float', 'float'], ([latitude, longitude]) => latLng(latitude, longitude)),
  ],
  'latlng.latitude': [overload(['latlng'], ([place]) => place.latitude)],
  'latlng.longitude': [overload(['latlng'], ([place]) => place.longitude)],
  'latlng.distance': [overload(['latlng', 'latlng'], ([from, to]) => distance(from, to))],
};
