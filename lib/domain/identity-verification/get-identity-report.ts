import type { IdentityReportModel } from "#lib/contract/identity-verification/report.ts";
import type { IdentityKind, IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import { recordReading } from "#lib/domain/audit/record-reading.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { findReported, type NamedIdentity, type Reported } from "./find-reported.ts";
import { openFindings } from "./findings.ts";

/** What is told of why a try failed, to a program. */
const REASONS: Record<IdentityRejection, string> = {
	NotReadable: "The document couldn’t be read.",
	Expired: "The document has expired.",
	OtherPerson: "The document belongs to someone else.",
	WrongKind: "This type of document wasn’t requested.",
	NotVerified: "The document or the face couldn’t be verified.",
	Other: "The document was refused.",
};

/**
 * What came of showing who a signer is, for the sender alone: the result, and what was read of the document. That it was
 * taken along is written down.
 *
 * @throws AppError NotFound, ValidationError, VerificationNotFinished
 */
export const getIdentityReport = defineVerb(
	{ permission: "identity-verifications.read" },
	async (context: GrantedContext, input: NamedIdentity): Promise<IdentityReportModel> => {
		const reported = await findReported(context, input);
		const report = reportOf(reported, context.principal.userId);
		const data = { signerName: reported.signer.name };
		await recordReading(context, reported.document, { type: "IdentityDataDownloaded", data });
		return report;
	},
);

function reportOf({ verification }: Reported, readerId: string): IdentityReportModel {
	const { status, statusAt, note, viewerId } = verification;
	// Only what the contract knows was ever stored.
	const kind = verification.kind as IdentityKind;
	const code = (verification.rejection ?? "Other") as IdentityRejection;
	const data = openFindings(verification.findings)?.data ?? null;
	const pictures = viewerId === readerId ? verification.pictures : [];
	return {
		verificationResult: status === "Succeeded" ? "Succeeded" : "Failed",
		verifiedDate: statusAt.toISOString(),
		error: status === "Succeeded" ? null : { code, message: note ?? REASONS[code] },
		document: {
			type: data?.kind ?? kind,
			firstName: data?.firstName ?? null,
			lastName: data?.lastName ?? null,
			country: data?.country ?? null,
			documentNumber: data?.documentNumber ?? null,
			address: data?.address ?? null,
			dob: data?.dob ?? null,
			issuedDate: data?.issued ?? null,
			expirationDate: data?.expires ?? null,
			documentFiles: pictures.flatMap(({ picture, id }) => (picture === "Selfie" ? [] : [id])),
			selfieFile: pictures.find(({ picture }) => picture === "Selfie")?.id ?? null,
		},
	};
}
