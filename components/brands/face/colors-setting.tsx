"use client";

import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { contrastOf, parseColor, READABLE, readableText } from "#lib/contract/brands/brand-colors.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesigner } from "../state/designer-context.tsx";
import { ColorSetting, Readable } from "./color-setting.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { ratioText } from "./ratio-text.ts";

/** Ours (app/globals.css), which stand where the brand says nothing. */
const OWN = { page: "#fbfaf8", button: "#1f4fd8", text: "#ffffff" } as const;

/** The three colours of a brand, each with how well it can be read. */
export function ColorsSetting() {
	const { colors: words } = useWords("brands");
	const locale = useWordsLocale();
	const { values } = useDesigner();
	const [page, button, text] = [values.backgroundColor, values.buttonColor, values.buttonTextColor].map((color) =>
		color === null ? null : parseColor(color),
	);
	const onPage = readableText(page ?? OWN.page, null);
	const pageRatio = { ratio: ratioText(contrastOf(page ?? OWN.page, onPage), locale) };
	const shown = readableText(button ?? OWN.button, text ?? (button ? null : OWN.text));
	const ratio = contrastOf(button ?? OWN.button, button ? (text ?? shown) : OWN.text);
	const reads =
		ratio >= READABLE ? <Readable>{format(words.reads, { ratio: ratioText(ratio, locale) })}</Readable> : null;
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{words.label}</legend>
			<div className="grid grid-cols-1 gap-x-2 gap-y-1 min-[360px]:grid-cols-3 sm:gap-x-3">
				<ColorSetting
					of="backgroundColor"
					label={words.page}
					unset={OWN.page}
					note={<Readable>{format(onPage === "#ffffff" ? words.lightOn : words.inkOn, pageRatio)}</Readable>}
				/>
				<ColorSetting of="buttonColor" label={words.button} unset={OWN.button} note={reads} />
				<ColorSetting
					of="buttonTextColor"
					label={words.buttonText}
					unset={button ? shown : OWN.text}
					note={text && !button ? words.alone : reads}
				/>
			</div>
			<ContrastNote button={button ?? null} text={text ?? null} />
		</fieldset>
	);
}
