"use client";

import { useEffect, useMemo, useState } from "react";
import { useNow } from "#components/ui/reader.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { parseColor } from "#lib/contract/brands/brand-colors.ts";
import type { MailPreview, MailPreviewRequest, PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import { sampleExpiry } from "#lib/contract/brands/sample-expiry.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { useLogoLook } from "../face/use-logo-look.ts";
import { useDesigner } from "../state/designer-context.tsx";

export type LoadMail = (request: MailPreviewRequest) => Promise<ActionAnswer<MailPreview>>;

/** While somebody types, nothing is asked for. */
const SETTLED_MS = 120;

/**
 * The mail's template: asked for anew only when it is made of other parts, never for a colour, a name or a logo.
 *
 * @returns null: it is on its way; "failed": it did not come
 */
export function useMailPreview(load: LoadMail, mail: PreviewedMail, locale: CatalogueLocale, attempt: number) {
	const { values } = useDesigner();
	const isLogoReadable = useLogoLook(values.logo)?.isReadable !== false;
	// Of the day, so that an open page does not ask again and again.
	const today = Math.floor(useNow() / 86_400_000) * 86_400_000;
	const zone = values.documentTimeZone?.trim() ?? "";
	const expiresAt = sampleExpiry(values, today);
	const request = useMemo(
		(): MailPreviewRequest => ({
			mail,
			locale,
			hasLogo: values.logo !== null,
			isLogoReadable,
			hasBackground: isColor(values.backgroundColor),
			hasButton: isColor(values.buttonColor),
			hidesTagLine: values.canHideTagLine,
			isAttached: values.emailSignedDocument === "Attachment",
			expiresAt,
			timeZone: zone !== "" && isTimeZone(zone) ? zone : null,
		}),
		[
			mail,
			locale,
			values.logo,
			isLogoReadable,
			values.backgroundColor,
			values.buttonColor,
			values.canHideTagLine,
			values.emailSignedDocument,
			expiresAt,
			zone,
		],
	);
	const key = JSON.stringify(request);
	const [answer, setAnswer] = useState<MailPreview | "failed" | null>(null);
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(async () => {
			const given = await load(request).catch(() => null);
			if (!isOver) setAnswer(given?.ok ? given.value : "failed");
		}, SETTLED_MS);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [key, load, attempt]);
	return answer;
}

const isColor = (text: string | null) => text !== null && parseColor(text) !== null;
