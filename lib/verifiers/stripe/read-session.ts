import type Stripe from "stripe";
import type { IdentityKind, IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import type { Address, IdentityData, PlainDate } from "#lib/identity/identity-types.ts";
import type { Confirmed, Looked } from "../verifier.ts";
import { longCountryCode } from "./country-codes.ts";

type Session = Stripe.Identity.VerificationSession;

/** Stripe's word for each kind of document. */
export const STRIPE_KINDS = {
	Passport: "passport",
	IDCard: "id_card",
	DriverLicense: "driving_license",
} as const satisfies Record<IdentityKind, string>;

/** A signer who stopped, or could not go on, has shown nothing: no try was lost. */
const UNFINISHED: ReadonlySet<string> = new Set(["abandoned", "consent_declined", "device_not_supported"]);

const REASONS: Record<string, IdentityRejection> = {
	document_expired: "Expired",
	document_type_not_supported: "WrongKind",
	document_type_not_allowed: "WrongKind",
	selfie_face_mismatch: "OtherPerson",
};

/** What a session says by now. https://docs.stripe.com/identity/how-sessions-work */
export function readSession(session: Session): Looked {
	// What is removed tells nothing any more.
	if (session.redaction) return { state: "gone" };
	switch (session.status) {
		case "processing":
			return { state: "waiting" };
		case "canceled":
			return { state: "gone" };
		case "verified":
			return readVerified(session);
	}
	const code = session.last_error?.code;
	if (!code || UNFINISHED.has(code)) return { state: "open" };
	return { state: "refused", reason: REASONS[code] ?? "NotVerified" };
}

function readVerified({ last_verification_report: report, verified_outputs: outputs, options }: Session): Looked {
	const document = typeof report === "object" ? report?.document : undefined;
	const selfie = typeof report === "object" ? report?.selfie : undefined;
	if (!document) throw new Error("Stripe gives no report of a document that it has verified.");
	const kind = kindOf(document.type);
	if (!kind) return { state: "refused", reason: "WrongKind" };
	// What was asked for, and is not there, was not compared.
	const isFaceMissing = options?.document?.require_matching_selfie === true && selfie?.status !== "verified";
	if (isFaceMissing) return { state: "refused", reason: "NotVerified" };
	const data: IdentityData = {
		kind,
		country: longCountryCode(document.issuing_country),
		firstName: outputs?.first_name ?? document.first_name,
		lastName: outputs?.last_name ?? document.last_name,
		documentNumber: document.number ?? null,
		dob: dayOf(outputs?.dob ?? document.dob),
		issued: dayOf(document.issued_date),
		expires: dayOf(document.expiration_date),
		address: addressOf(outputs?.address ?? document.address),
	};
	const confirmed: Confirmed[] = ["Genuine", ...(selfie?.status === "verified" ? (["Selfie"] as const) : [])];
	const reading = { source: "Provider" as const, data, checkDigitsHold: null, problems: [] };
	return { state: "read", reading, confirmed };
}

function kindOf(type: string | null): IdentityKind | null {
	const found = Object.entries(STRIPE_KINDS).find(([, name]) => name === type);
	return found ? (found[0] as IdentityKind) : null;
}

type Day = { year: number | null; month: number | null; day: number | null };

function dayOf(day: Day | null | undefined): PlainDate | null {
	if (!day?.year || !day.month || !day.day) return null;
	return { year: day.year, month: day.month, day: day.day };
}

function addressOf(address: Stripe.Address | null): Address | null {
	if (!address) return null;
	const { line1, line2, city, state, postal_code: postalCode, country } = address;
	return { line1, line2, city, state, postalCode, country: longCountryCode(country) };
}
