import { saveFieldRequest } from "#lib/contract/signing/requests.ts";
import { saveFieldValue } from "#lib/domain/signing/save-field-value.ts";
import { showSaved } from "#lib/domain/signing/shown-value.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(saveFieldRequest, async (context, input, token) =>
	showSaved(await saveFieldValue(context, input), token),
);
