import { z } from "zod";
import { SIGNATURE_FACES } from "#lib/fields/values/mark.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";

/** Bodies of the signing page's calls. Sizes are bounded here; what the values mean is judged by lib/fields. */

const coordinate = z.number().min(-10_000).max(10_000);

/** A mark as a browser may send it. Uploaded images are files, see the upload call. */
const markInput = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("draw"),
		width: z.number().min(1).max(10_000),
		height: z.number().min(1).max(10_000),
		strokes: z.array(z.array(z.tuple([coordinate, coordinate])).max(5_000)).max(500),
	}),
	z.object({
		kind: z.literal("type"),
		text: z.string().max(200),
		face: z.enum(SIGNATURE_FACES),
	}),
]);

export const consentRequest = z.object({ version: z.string().max(50), locale: z.string().max(20).optional() });

export const adoptRequest = z.object({ purpose: z.enum(["signature", "initials"]), mark: markInput });

/** `adopted` puts the signer's own signature or initials into the field; null empties it. */
export const saveFieldRequest = z.object({
	fieldId: z.string().max(500),
	revision: z.int().min(0),
	value: z.union([
		z.object({ kind: z.literal("text"), text: z.string().max(20_000) }),
		z.object({ kind: z.literal("adopted") }),
		z.object({ kind: z.literal("drawing"), mark: markInput }),
		z.null(),
	]),
});
export type SaveFieldRequest = z.infer<typeof saveFieldRequest>;

/** edition: of the document as the page shows it. */
export const finishRequest = z.object({ edition: z.int().min(0) });
export type FinishRequest = z.infer<typeof finishRequest>;

export const languageRequest = z.object({ locale: z.enum(CATALOGUE_LOCALES) });

export const declineRequest = z.object({ reason: z.string().max(2_000) });

export const reassignRequest = z.object({
	name: z.string().max(200),
	email: z.string().max(254),
	reason: z.string().max(2_000),
});

export type ReassignRequest = z.infer<typeof reassignRequest>;
