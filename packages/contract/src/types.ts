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

// The specification gives the fields of the types below; no call returns them yet.

/** A request for an appointment or a VIP trial. */
export type Appointment = z.output<typeof appointment>;
/** A user's certification. */
export type Certification = z.output<typeof certification>;
/** The input of an application for certification. */
export type CertificationApplication = z.input<typeof certificationApplication>;
/** A saved item. */
export type Favorite = z.output<typeof favorite>;
/** A folder of saved items. */
export type FavoriteFolder = z.output<typeof favoriteFolder>;
/** An invited user and the reward. */
export type Invitation = z.output<typeof invitation>;
/** The public page of an organization. */
export type OrganizationHomepage = z.output<typeof organizationHomepage>;
/** A stock. */
export type Stock = z.output<typeof stock>;
/** The public page of a user. */
export type UserHomepage = z.output<typeof userHomepage>;
/** An author's expectation of a stock. */
export type Viewpoint = z.output<typeof viewpoint>;
