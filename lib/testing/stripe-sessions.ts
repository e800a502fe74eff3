import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** A session as the API answers it, everything expanded; `replay` is the stand-in's own. */
export type StandInSession = Stripe.Identity.VerificationSession & {
	replay: { key: string; returnUrl: string; answer: unknown };
};

const idOf = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
const now = () => Math.floor(Date.now() / 1000);

/** As `POST /v1/identity/verification_sessions` answers. */
export function newSession(body: URLSearchParams, key: string): StandInSession {
	const allowed = [...body].flatMap(([name, value]) => (name.includes("[allowed_types]") ? [value] : []));
	const flag = (name: string) => body.get(`options[document][${name}]`) === "true";
	return {
		id: idOf("vs"),
		object: "identity.verification_session",
		client_reference_id: body.get("client_reference_id"),
		client_secret: null,
		created: now(),
		last_error: null,
		last_verification_report: null,
		livemode: false,
		metadata: {},
		options: {
			document: {
				allowed_types: allowed,
				require_live_capture: flag("require_live_capture"),
				require_matching_selfie: flag("require_matching_selfie"),
			},
		},
		redaction: null,
		related_customer: null,
		related_customer_account: null,
		status: "requires_input",
		type: "document",
		url: null,
		replay: { key, returnUrl: body.get("return_url") ?? "", answer: null },
	};
}

/** All checks passed: as Stripe's guide on verification results shows it. */
export function verified(session: StandInSession, holder: Partial<Holder> = {}): void {
	const { first_name, last_name, expires, type, country } = { ...HOLDER, ...holder };
	const dob = { day: 1, month: 3, year: 1991 };
	const number = "X84107926";
	const wantsFace = session.options?.document?.require_matching_selfie === true;
	session.status = "verified";
	session.url = null;
	session.last_error = null;
	session.verified_outputs = {
		...{ address: null, dob, email: null, first_name, id_number: null, id_number_type: null, last_name, phone: null },
	};
	session.last_verification_report = {
		...{ id: idOf("vr"), object: "identity.verification_report", created: now(), livemode: false, type: "document" },
		...{ client_reference_id: session.client_reference_id, verification_session: session.id, lastResponse: undefined },
		document: {
			...{
				address: null,
				dob,
				error: null,
				expiration_date: expires,
				files: ["file_1", "file_2"],
				first_name,
				last_name,
			},
			...{ issued_date: { day: 1, month: 2, year: 2021 }, issuing_country: country, number, status: "verified" },
			type: type ?? session.options?.document?.allowed_types?.[0] ?? "passport",
		},
		...(wantsFace && { selfie: { document: "file_1", error: null, selfie: "file_3", status: "verified" } }),
	} as unknown as Stripe.Identity.VerificationReport;
}

type Holder = {
	first_name: string;
	last_name: string;
	expires: { day: number; month: number; year: number };
	type: string | null;
	country: string;
};

const HOLDER: Holder = {
	...{ first_name: "Maya", last_name: "Hartley", type: null, country: "US" },
	expires: { day: 1, month: 2, year: 2041 },
};

/** A check failed, or the person stopped: the session asks for input again, and says why. */
export function failed(session: StandInSession, code: string): void {
	session.status = "requires_input";
	session.last_error = { code, reason: "As Stripe words it." };
}

/** The session was ended. */
export function canceled(session: StandInSession): void {
	session.status = "canceled";
	session.url = null;
}

/** What is answered, and told in events, without asking for more: no results, or those that every key may read. */
export function withoutDetails({ replay: _, ...session }: Partial<StandInSession>, shown?: "report"): object {
	const report = session.last_verification_report;
	const { verified_outputs: outputs, ...rest } = session;
	if (shown !== "report" || typeof report !== "object" || !report?.document) {
		return { ...rest, last_verification_report: typeof report === "object" ? (report?.id ?? null) : report };
	}
	const { number: _n, dob: _d, expiration_date: _e, ...document } = report.document;
	const { dob: _b, ...verifiedOutputs } = outputs ?? { dob: null };
	return { ...rest, verified_outputs: verifiedOutputs, last_verification_report: { ...report, document } };
}
