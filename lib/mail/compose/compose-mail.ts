import { isolate } from "#lib/i18n/bidi.ts";
import type { MailBody, MailContent } from "../content.ts";
import { composeAccountMail } from "./compose-account-mail.ts";
import { composeAdminNotice, isAdminMail } from "./compose-admin-notice.ts";
import { composeBehalfNotice } from "./compose-behalf-notice.ts";
import { composeFactorNotice } from "./compose-factor-notice.ts";
import { composeIdentityAnswer } from "./compose-identity-answer.ts";
import { composeOutcome } from "./compose-outcome.ts";
import { composeProofCode } from "./compose-proof-code.ts";
import { composeRetentionNotice } from "./compose-retention-notice.ts";
import { composeSenderNotice } from "./compose-sender-notice.ts";
import { composeSigningRequest } from "./compose-signing-request.ts";
import { composeVerification, composeVerificationNotice } from "./compose-verification.ts";

/** Puts a mail of any kind into words. */
export function composeMail(content: MailContent): MailBody {
	const body = compose(content);
	const note = "sampleNote" in content ? content.sampleNote : undefined;
	const line = "organisationLine" in content ? content.organisationLine : undefined;
	return {
		...body,
		...(note === undefined ? {} : { notes: [note, ...body.notes] }),
		...(line === undefined ? {} : { footer: [...body.footer, isolate(line)] }),
	};
}

function compose(content: MailContent): MailBody {
	if (isAdminMail(content)) return composeAdminNotice(content);
	switch (content.kind) {
		case "please-sign":
		case "your-turn":
		case "reminder":
		case "new-link":
		case "expiring":
		case "corrected":
			return composeSigningRequest(content);
		case "proof-code":
			return composeProofCode(content);
		case "identity-accepted":
		case "identity-rejected":
			return composeVerification(content);
		case "sender-identity-review":
		case "sender-identity-failed":
			return composeVerificationNotice(content);
		case "signer-completed":
		case "signer-declined":
		case "signer-revoked":
		case "signer-expired":
		case "signer-not-needed":
		case "signer-released":
		case "copy-sent":
		case "copy-completed":
			return composeOutcome(content);
		case "sender-viewed":
		case "sender-signed":
		case "sender-declined":
		case "sender-reassigned":
		case "sender-completed":
		case "sender-expiring":
		case "sender-expired":
		case "sender-delivery-failed":
		case "sender-seal-failed":
		case "sender-pages-undrawn":
		case "sender-send-failed":
		case "sender-not-corrected":
		case "sender-proof-locked":
			return composeSenderNotice(content);
		case "behalf-sent":
		case "behalf-revoked":
		case "behalf-reassigned":
		case "behalf-reminded":
			return composeBehalfNotice(content);
		case "factor-changed":
			return composeFactorNotice(content);
		case "retention":
			return composeRetentionNotice(content);
		case "identity-answered":
			return composeIdentityAnswer(content);
		default:
			return composeAccountMail(content);
	}
}
