"use client";

import { useMemo, useSyncExternalStore } from "react";
import { type FittedText, fitText } from "#lib/fields/text-layout.ts";
import type { FieldDefinition, PageGeometry } from "#lib/fields/types.ts";
import { directionOf, scaled, textStyle } from "./field-style.ts";
import { textMeasure } from "./measure-text.ts";

/** Height of one line of glyphs as a share of the font size; as sealing prints it. */
const GLYPH_HEIGHT = 1.2;

type PageSize = Pick<PageGeometry, "widthPx" | "heightPx">;

/**
 * A text as sealing will print it: same lines, same size, same growth of the box. Null on the server,
 * which cannot measure.
 */
export function useFittedText(field: FieldDefinition, text: string, page: PageSize): FittedText | null {
	const isInBrowser = useSyncExternalStore(subscribeToFonts, fontRounds, () => -1) >= 0;
	return useMemo(() => {
		const measure = isInBrowser ? textMeasure(field) : null;
		if (!measure) return null;
		const { bounds, font } = field;
		return fitText({
			text,
			boxWidth: bounds.width,
			boxHeight: bounds.height,
			fontSize: font.size,
			lineHeight: font.lineHeight,
			characterSpacing: field.characterSpacing,
			resizeOption: field.resizeOption,
			maxWidth: page.widthPx - bounds.x,
			maxHeight: page.heightPx - bounds.y,
			measure,
		});
	}, [field, text, page, isInBrowser]);
}

/** Shows a field's text over its box. Screen readers have the control itself. */
export function FieldText({ field, text, page }: { field: FieldDefinition; text: string; page: PageSize }) {
	const fitted = useFittedText(field, text, page);
	if (!fitted) return <PlainText field={field} text={text} />;
	const { fontSize, lineHeight, boxHeight, boxWidth, lines } = fitted;
	const textHeight = (lines.length - 1) * lineHeight + fontSize * GLYPH_HEIGHT;
	const isCentred = boxHeight < 2 * lineHeight || textHeight > boxHeight;
	const top = (isCentred ? (boxHeight - textHeight) / 2 : 0) + (fontSize * GLYPH_HEIGHT - lineHeight) / 2;
	return (
		<div
			aria-hidden="true"
			data-text
			dir={directionOf(field)}
			className="pointer-events-none absolute left-0 whitespace-pre"
			style={{ ...textStyle(field, fontSize / field.font.size), top: scaled(top), width: scaled(boxWidth) }}
		>
			{lines.map((line, index) => (
				<div key={index}>{line.text === "" ? "\u200b" : line.text}</div>
			))}
		</div>
	);
}

/** Before the browser can measure: the text in its box, as near as CSS comes. */
function PlainText({ field, text }: { field: FieldDefinition; text: string }) {
	return (
		<div
			aria-hidden="true"
			data-text
			dir={directionOf(field)}
			className="pointer-events-none absolute inset-0 flex flex-col justify-center whitespace-pre-wrap"
			style={textStyle(field)}
		>
			{text}
		</div>
	);
}

let rounds = 0;

/** Faces arrive after the first paint; what was measured before is measured again then. */
function subscribeToFonts(listener: () => void): () => void {
	const onLoaded = () => {
		rounds += 1;
		listener();
	};
	document.fonts.addEventListener("loadingdone", onLoaded);
	return () => document.fonts.removeEventListener("loadingdone", onLoaded);
}

function fontRounds(): number {
	return rounds;
}
