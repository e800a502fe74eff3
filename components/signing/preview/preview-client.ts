import type { SaveFieldRequest } from "#lib/contract/signing/requests.ts";
import type { AdoptedMark, SavedFields } from "#lib/contract/signing/signing-page.ts";
import type { SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { parseMark } from "#lib/fields/parsing/parse-mark.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { paperlessPicture } from "../adopting/paperless-picture.ts";
import type { CallResult, SigningClient } from "../saving/signing-client.ts";
import type { MarkPurpose } from "../state/signing-state.ts";
import { previewEntries } from "./preview-entries.ts";

/** What a preview's page has come to, beyond its entries. */
export type PreviewSteps = {
	ended: "finished" | "declined" | null;
	/** The language that was chosen on the page. */
	language: CatalogueLocale | null;
};

/** As long as a code for a phone holds. */
const CODE_MS = 2 * 3_600_000;

const SAVED: SavedFields = { outcome: "saved", fields: [] };

type Answer = (body: never) => unknown;

/** Answers a signing page's calls out of memory: none of them leaves the page. What it does not know it refuses. */
export function previewClient(
	{ view, code }: Pick<SigningPreview, "view" | "code">,
	steps: PreviewSteps,
): SigningClient {
	const entries = previewEntries(view);
	const answers: Record<string, Answer> = {
		viewed: () => ({}),
		later: () => ({}),
		"back?reason=given": () => ({}),
		reassign: () => ({}),
		consent: () => SAVED,
		save: (input: SaveFieldRequest) => entries.save(input),
		adopt({ purpose, mark: drawn }: { purpose: MarkPurpose; mark: unknown }) {
			const parsed = parseMark(drawn);
			if ("error" in parsed || parsed.mark.kind === "image") return null;
			const { mark } = parsed;
			return { mark, fields: entries.adopt(purpose, mark) } satisfies AdoptedMark;
		},
		"phone-link": () => ({ link: "", code, validUntil: new Date(Date.now() + CODE_MS).toISOString() }),
		language({ locale }: { locale: CatalogueLocale }) {
			steps.language = locale;
			return {};
		},
		decline() {
			steps.ended = "declined";
			return {};
		},
		finish() {
			steps.ended = "finished";
			return { outcome: "signed" };
		},
	};
	const uploads: Record<string, (query: URLSearchParams, file: File) => Promise<unknown>> = {
		"adopt-upload": async (query, file) => {
			const made = await paperlessPicture(URL.createObjectURL(file));
			if (!made) return null;
			const { picture, width, height } = made;
			const mark = { kind: "image", url: URL.createObjectURL(picture), width, height } as const;
			const purpose = query.get("purpose") === "initials" ? "initials" : "signature";
			return { mark, fields: entries.adopt(purpose, mark) } satisfies AdoptedMark;
		},
		upload: async (query, file) => {
			const { name, type: mediaType, size: sizeBytes } = file;
			const shown = { kind: "file", name, mediaType, sizeBytes, url: URL.createObjectURL(file) } as const;
			return entries.put(query.get("field") ?? "", shown);
		},
	};
	return {
		// Nobody else enters anything meanwhile.
		get: async () => REFUSED,
		post: async (call, body = {}) => given(answers[call]?.(body as never)),
		upload: async (call, file) => {
			const [name = "", query = ""] = call.split("?");
			return given(await uploads[name]?.(new URLSearchParams(query), file));
		},
	};
}

const REFUSED = { ok: false, reason: "refused", code: null, fields: {}, retryAfterMs: null } as const;

function given<T>(value: unknown): CallResult<T> {
	return value === null || value === undefined ? REFUSED : { ok: true, value: value as T };
}
