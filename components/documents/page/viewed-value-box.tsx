"use client";

import { useMemo } from "react";
import { placeStyle } from "#components/signing/looks/field-style.ts";
import { ValueFace } from "#components/signing/looks/value-face.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData, ViewedValue } from "../details.ts";
import { FilledAt } from "./filled-at.tsx";

type DocumentMessages = WorkplaceMessages["document"];

type Props = {
	value: ViewedValue;
	page: { widthPx: number; heightPx: number };
	formats: DocumentDetailsData["formats"];
	/** Of who filled it in; null: the page is shown plain. */
	hue: number | null;
};

/** A value at its place, drawn as the signing page and the PDF draw it; tinted, it tells who filled it in. */
export function ViewedValueBox({ value, page, formats, hue }: Props) {
	const words = useWords("document").values;
	const display = useMemo(() => ({ ...formats, locale: value.locale, timeZone: value.timeZone }), [formats, value]);
	const face = <ValueFace field={value} shown={value.shown} page={page} frame={value.frame} display={display} />;
	const place = { ...placeStyle(value.bounds, page), backgroundColor: value.backgroundColor ?? undefined };
	if (hue === null || !value.filledAt) {
		return (
			<div className="absolute" style={place}>
				<span className="sr-only">{wordsOf(value, words)}</span>
				{face}
			</div>
		);
	}
	const { x, y, height } = value.bounds;
	return (
		<div className="absolute hover:z-10 focus-within:z-10" style={place}>
			<button
				type="button"
				className="viewed-value peer absolute inset-0"
				style={{ "--hue": `var(--recipient-${hue})` } as object}
				aria-label={wordsOf(value, words)}
			/>
			{face}
			<span
				role="tooltip"
				className={cx(
					"viewed-note pointer-events-none absolute hidden w-max max-w-[min(16rem,45vw)] rounded-control px-3 py-2 text-left text-sm",
					"peer-hover:block peer-focus:block",
					x > page.widthPx / 2 ? "right-0" : "left-0",
					y + height > page.heightPx * 0.8 ? "bottom-full mb-1.5" : "top-full mt-1.5",
				)}
			>
				<span className="block break-words font-medium">{format(words.filled, { name: value.signerName })}</span>
				<FilledAt at={value.filledAt} />
			</span>
		</div>
	);
}

function wordsOf(
	{ title, text, signerName, isSigners, filledAt }: ViewedValue,
	words: DocumentMessages["values"],
): string {
	const what = isSigners ? format(words.named, { title, text }) : text;
	return filledAt ? format(words.filledBy, { what, name: signerName }) : what;
}
