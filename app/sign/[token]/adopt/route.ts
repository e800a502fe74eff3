import { adoptRequest } from "#lib/contract/signing/requests.ts";
import { adoptMark } from "#lib/domain/signing/adopt-mark.ts";
import { showAdopted } from "#lib/domain/signing/shown-value.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";
import { limitSignerUploads } from "#lib/http/signing/limit-signer.ts";

export const POST = defineSigningCall(
	adoptRequest,
	async (context, { purpose, mark }, token) => showAdopted(purpose, await adoptMark(context, purpose, mark), token),
	limitSignerUploads,
);
