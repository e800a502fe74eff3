import { z } from "zod";
import { isBlank } from "#lib/fields/text-rules.ts";
import { refused } from "../refused.ts";
import { PROOF_FREQUENCIES, type ProofFrequency, type ProofMethod } from "../signing/proof-page.ts";
import { optionalChoice, optionalWhole } from "../values.ts";
import { AUTHENTICATION_TYPES } from "./literals.ts";

/** What a signer is to prove who they are with (lib/contract/README.md "Proof of who signs"). */
export type SignerAuthentication = {
	method: ProofMethod;
	/** The code that the sender tells the signer; null unless that is the method. */
	accessCode: string | null;
	/** Wrong codes in a row at which it is locked; null: as usual. */
	tries: number | null;
	/** null: as usual. */
	frequency: ProofFrequency | null;
};

/** Characters of an access code, blanks around it left out. */
export const MAX_ACCESS_CODE = 50;

/** Parts that a send request and a later one have in common. */
export const authenticationKeys = {
	authenticationRetryCount: optionalWhole({ from: 1, to: 10 }),
	authenticationSettings: z
		.object({ authenticationFrequency: optionalChoice(["None", ...PROOF_FREQUENCIES]) })
		.nullish(),
	identityVerificationSettings: refused("is not supported: this server has no identity verification."),
	kbaSettings: refused("is not supported: this server asks no questions about a person."),
};

/** An authentication type as it comes in; those that do not work here are refused by name. */
export function authenticationType() {
	return optionalChoice(AUTHENTICATION_TYPES).transform((type, context): "None" | ProofMethod | null => {
		if (type !== "IdVerification" && type !== "KBA") return type;
		const why = type === "KBA" ? "asks no questions about a person" : "has no identity verification";
		const message = `must be None, AccessCode, EmailOTP or SMSOTP: this server ${why}.`;
		context.addIssue({ code: "custom", message });
		return z.NEVER;
	});
}

type Wire = {
	type: "None" | ProofMethod | null;
	enableEmailOTP: boolean;
	enableAccessCode: boolean;
	authenticationRetryCount: number | null;
	authenticationSettings?: { authenticationFrequency: "None" | ProofFrequency | null } | null | undefined;
	accessCode: string | null;
};

/**
 * What is asked for; null: no proof.
 *
 * @param codeKey the part that the access code comes in
 */
export function readAuthentication(
	wire: Wire,
	codeKey: string,
	refuse: (key: string, message: string) => void,
): SignerAuthentication | null {
	const method = methodOf(wire, refuse);
	const accessCode = wire.accessCode?.normalize("NFKC").trim() ?? "";
	if (method === "AccessCode" && isBlank(accessCode)) {
		refuse(codeKey, 'is required with AuthenticationType "AccessCode".');
	}
	if (method !== "AccessCode" && accessCode !== "") {
		refuse(codeKey, 'must be left out unless AuthenticationType is "AccessCode".');
	}
	const tries = wire.authenticationRetryCount;
	const said = wire.authenticationSettings?.authenticationFrequency ?? null;
	const frequency = said === "None" ? null : said;
	if (method !== null) return { method, accessCode: method === "AccessCode" ? accessCode : null, tries, frequency };
	const message = "must be left out where nothing is to be proved: give an AuthenticationType.";
	if (tries !== null) refuse("authenticationRetryCount", message);
	if (frequency !== null) refuse("authenticationSettings", message);
	return null;
}

function methodOf(
	{ type, enableEmailOTP, enableAccessCode }: Wire,
	refuse: (key: string, message: string) => void,
): ProofMethod | null {
	const said = type === "None" ? null : type;
	const flags = [
		...(enableEmailOTP ? [["enableEmailOTP", "EmailOTP"] as const] : []),
		...(enableAccessCode ? [["enableAccessCode", "AccessCode"] as const] : []),
	];
	const method = said ?? flags[0]?.[1] ?? null;
	for (const [key, meant] of flags) {
		if (meant !== method) refuse(key, `contradicts AuthenticationType "${method}".`);
	}
	return method;
}
