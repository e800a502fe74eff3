import { z } from "zod";
import { refused } from "#lib/contract/refused.ts";
import { list, optionalChoice, optionalFlag, optionalWhole, requiredChoice } from "#lib/contract/shape-values.ts";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { type IdentitySettings, NAME_MATCHERS, USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import {
	PROOF_FREQUENCIES,
	PROOF_METHODS,
	type ProofFrequency,
	type ProofMethod,
} from "#lib/contract/signing/proof-page.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { AUTHENTICATION_FREQUENCY_NUMBERS, AUTHENTICATION_TYPES } from "../literals.ts";

/** What a signer is to prove who they are with (lib/contract/README.md "Proof of who signs"). */
export type SignerAuthentication = {
	method: ProofMethod;
	/** The code that the sender tells the signer; null unless that is the method. */
	accessCode: string | null;
	/** Wrong codes in a row at which it is locked; null: as usual. */
	tries: number | null;
	/** null: as usual. */
	frequency: ProofFrequency | null;
	/** null unless a document is to be shown. */
	identity: IdentitySettings | null;
};

const identityVerificationSettings = z
	.object({
		type: optionalChoice(PROOF_FREQUENCIES),
		maximumRetryCount: optionalWhole({ from: 1, to: 10 }),
		requireLiveCapture: optionalFlag(),
		/** Whether anybody can is known when it is sent: lib/domain/documents/sending/require-faces.ts. */
		requireMatchingSelfie: optionalFlag(),
		nameMatcher: optionalChoice(NAME_MATCHERS),
		holdForPrefill: optionalFlag(),
		allowedDocumentTypes: list(requiredChoice(IDENTITY_KINDS)),
	})
	.nullish();
type IdentityWire = z.output<typeof identityVerificationSettings>;

/** Characters of an access code, blanks around it left out. */
export const MAX_ACCESS_CODE = 50;

/** Parts that a send request and a later one have in common. */
export const authenticationKeys = {
	authenticationRetryCount: optionalWhole({ from: 1, to: 10 }),
	authenticationSettings: z
		.object({
			authenticationFrequency: optionalChoice(["None", ...PROOF_FREQUENCIES], AUTHENTICATION_FREQUENCY_NUMBERS),
		})
		.nullish(),
	identityVerificationSettings,
	kbaSettings: refused("is not supported: knowledge-based questions aren’t available."),
};

/** An authentication type as it comes in; those that do not work here are refused by name. */
export function authenticationType() {
	// BoldSign’s .NET SDK writes 0 for a type that isn’t set.
	return optionalChoice(AUTHENTICATION_TYPES, { 0: "None" }).transform((type, context): "None" | ProofMethod | null => {
		if (type === null || type === "None") return type;
		const method = PROOF_METHODS.find((one) => one === type);
		if (method) return method;
		const message = `must be one of None, ${PROOF_METHODS.join(", ")}.`;
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
	identityVerificationSettings?: IdentityWire;
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
	const accessCode = wire.accessCode?.normalize("NFKC").trim() ?? "";
	// Official examples give a code without a type, or beside None, which one SDK always writes.
	const method = methodOf(wire, refuse) ?? (isBlank(accessCode) ? null : "AccessCode");
	if (method === "AccessCode" && isBlank(accessCode)) {
		refuse(codeKey, 'is required with AuthenticationType "AccessCode".');
	}
	if (method !== "AccessCode" && accessCode !== "") {
		refuse(codeKey, 'must be omitted unless AuthenticationType is "AccessCode".');
	}
	const said = wire.authenticationSettings?.authenticationFrequency ?? null;
	const frequency = said === "None" ? null : said;
	const tries = wire.authenticationRetryCount;
	if (method === "IdVerification") return readIdentity({ tries, frequency }, wire.identityVerificationSettings, refuse);
	if (asksSomething(wire.identityVerificationSettings)) {
		refuse("identityVerificationSettings", 'must be omitted unless AuthenticationType is "IdVerification".');
	}
	if (method !== null) {
		return { method, accessCode: method === "AccessCode" ? accessCode : null, tries, frequency, identity: null };
	}
	const message = "must be omitted without an AuthenticationType.";
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

function asksSomething(settings: IdentityWire): boolean {
	return Object.values(settings ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** Its own settings say tries and frequency as well; what is said twice must be the same. */
function readIdentity(
	{ tries, frequency }: Pick<SignerAuthentication, "tries" | "frequency">,
	settings: IdentityWire,
	refuse: (key: string, message: string) => void,
): SignerAuthentication {
	const own = { tries: settings?.maximumRetryCount ?? null, frequency: settings?.type ?? null };
	if (tries !== null && own.tries !== null && tries !== own.tries) {
		refuse("authenticationRetryCount", "contradicts IdentityVerificationSettings.MaximumRetryCount.");
	}
	if (frequency !== null && own.frequency !== null && frequency !== own.frequency) {
		refuse("authenticationSettings", "contradicts IdentityVerificationSettings.Type.");
	}
	const kinds = new Set(settings?.allowedDocumentTypes ?? []);
	return {
		method: "IdVerification",
		accessCode: null,
		tries: own.tries ?? tries,
		frequency: own.frequency ?? frequency,
		identity: {
			nameMatcher: settings?.nameMatcher ?? USUAL_IDENTITY.nameMatcher,
			allowedKinds: kinds.size === 0 ? USUAL_IDENTITY.allowedKinds : IDENTITY_KINDS.filter((kind) => kinds.has(kind)),
			requiresLiveCapture: settings?.requireLiveCapture ?? USUAL_IDENTITY.requiresLiveCapture,
			requiresMatchingSelfie: settings?.requireMatchingSelfie ?? USUAL_IDENTITY.requiresMatchingSelfie,
			holdsForPrefill: settings?.holdForPrefill ?? USUAL_IDENTITY.holdsForPrefill,
		},
	};
}
