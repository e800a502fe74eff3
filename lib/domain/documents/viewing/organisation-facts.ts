import type { OrganisationFacts } from "#lib/contract/signing/signing-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";

type Account = Pick<WholeDocument["account"], "name" | "postalAddress" | "website" | "contactEmail">;

/** What recipients are told of the organisation that asks; null: it says no more than its name. */
export function organisationFacts({ name, postalAddress, website, contactEmail }: Account): OrganisationFacts | null {
	const facts = { name, postalAddress, website, contactEmail };
	return postalAddress || website || contactEmail ? facts : null;
}

/** Name and address in one line. */
export function addressLine({ name, postalAddress }: Pick<Account, "name" | "postalAddress">): string {
	return [name, ...postalAddress.split("\n")].filter((part) => part !== "").join(", ");
}
