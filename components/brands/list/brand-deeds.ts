import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { RequestEmail } from "#lib/contract/request-email.ts";

/** What can be done with a whole brand. */
export type BrandDeeds = {
	makeDefault: (input: { brandId: string }) => Promise<ActionAnswer>;
	duplicate: (input: { brandId: string; name: string }) => Promise<ActionAnswer<{ brandId: string }>>;
	remove: (input: { brandId: string }) => Promise<ActionAnswer>;
	/** Subject and message of signing emails by the brand’s ID. */
	emails: Readonly<Record<string, RequestEmail>>;
	setEmail: (input: { brandId: string; email: RequestEmail }) => Promise<ActionAnswer>;
};

export type NamedBrand = { id: string; name: string; isDefault: boolean };

/** Where a brand is used. */
export type BrandUseCounts = { documents: number; fields: number; identities: number };
