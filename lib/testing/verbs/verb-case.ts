import type { Permission } from "#lib/policy/permissions.ts";
import type { Thing, World } from "./world.ts";

/** What lies at a place: a document, a template, a person, a team, a custom field, a block, a brand, a contact or a group of them, what belongs to an account, or nothing. */
export type ThingKind =
	| "document"
	| "template"
	| "user"
	| "team"
	| "custom-field"
	| "block"
	| "brand"
	| "contact"
	| "contact-group"
	| "account"
	| "nothing";

/** One valid input of a verb: what follows its context. */
export type VerbCase = {
	args(world: World, thing: Thing): unknown[] | Promise<unknown[]>;
	/** The code of the refusal for a thing out of reach; NotFound when left out. */
	refusal?: string;
	/** A thing out of reach is no refusal: it is not in the answer. */
	isList?: true;
	/** What it is about, where that is not what its permission is about. */
	on?: ThingKind;
	/** Closed to the sandbox, whatever its permission says: live documents depend on it. */
	isForLive?: true;
	/** Takes a second or more: tried with one browser only. */
	isSlow?: true;
};

/** The verbs of a permission, and what they are about. */
type PermissionCases = { on: ThingKind; verbs: Record<string, VerbCase> };

/** Every permission's verbs, said once more: a verb that is moved to another one is found. */
export type VerbCases = Record<Permission, PermissionCases>;

/** A case that needs nothing but what it is called with. */
export function takes(...args: unknown[]): VerbCase {
	return { args: () => args };
}
