import type { z } from 'zod';

import type { RouteName, routes } from './routes.ts';
import type {
  Schemas,
  appointment,
  certification,
  certificationApplication,
  favorite,
  favoriteFolder,
  invitation,
  organizationHomepage,
  stock,
  userHomepage,
  viewpoint,
} from './schemas.ts';

type Part<Name extends RouteName, Key extends string> = Schemas[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? Schema
  : undefined;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Present<Parts> = {
  [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key];
};

/** The input of a caller: `params`, `query` and `body`, as far as the call has them. */
export type CallInput<Name extends RouteName> = Present<{
  params: InputOf<Part<Name, 'params'>>;
  query: InputOf<Part<Name, 'query'>>;
  body: InputOf<Part<Name, 'body'>>;
}>;

/** The same input as a handler receives it, after parsing. */
export type CallOutput<Name extends RouteName> = {
  params: OutputOf<Part<Name, 'params'>>;
  query: OutputOf<Part<Name, 'query'>>;
  body: OutputOf<Part<Name, 'body'>>;
};

/** The `data` of a call's answer. */
export type Data<Name extends RouteName> = z.output<Schemas[Name]['data']>;

/** One row of a list call. */
export type Row<Name extends ListRouteName> =
  Data<Name> extends readonly (infer Item)[] ? Item : never;

/** The calls whose answers carry `meta`. */
export type ListRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { list: true } ? Name : never;
}[RouteName];

/** Fields given by the specification that no call returns yet. */
export type Appointment = z.output<typeof appointment>;
export type Certification = z.output<typeof certification>;
export type CertificationApplication = z.input<typeof certificationApplication>;
export type Favorite = z.output<typeof favorite>;
export type FavoriteFolder = z.output<typeof favoriteFolder>;
export type Invitation = z.output<typeof invitation>;
export type OrganizationHomepage = z.output<typeof organizationHomepage>;
export type Stock = z.output<typeof stock>;
export type UserHomepage = z.output<typeof userHomepage>;
export type Viewpoint = z.output<typeof viewpoint>;
