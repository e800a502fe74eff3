"use client";

import { Crop, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesigner } from "../state/designer-context.tsx";
import { ratioText } from "./ratio-text.ts";
import { drawLogo, LOGO_TYPES } from "./read-logo.ts";
import type { Logo } from "./use-logo.ts";
import type { LogoLook } from "./use-logo-look.ts";

/** The cropper comes when somebody crops. */
const CropDialog = lazyComponent(() =>
	import("#components/pictures/crop-dialog.tsx").then((module) => module.CropDialog),
);

/** Below that a logo is hard to make out (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;

/** The logo: from a file, pasted or dropped anywhere in the room, looked at on light and on dark. */
export function LogoSetting({ logo, look }: { logo: Logo; look: LogoLook | null }) {
	const { logo: words, cropping, cancel } = useWords("brands");
	const { values, problems } = useDesigner();
	const { problem, put, take } = logo;
	const [isCropping, setIsCropping] = useState(false);

	const wrong = problem ? { kind: words.kind, large: words.large, unread: words.unread }[problem] : problems.logo;
	return (
		<fieldset className="min-w-0" aria-describedby="logo-note">
			<legend className="mb-1.5 font-medium">{words.label}</legend>
			<div className="flex flex-wrap items-center gap-3">
				<Ground url={values.logo} label={words.onLight} ground="#ffffff" />
				<Ground url={values.logo} label={words.onDark} ground="#1c1e21" />
				<LogoButtons
					hasLogo={values.logo !== null}
					onFile={take}
					onCrop={() => setIsCropping(true)}
					onRemove={() => put(null)}
				/>
			</div>
			<div id="logo-note" className="mt-1.5 min-h-5">
				{wrong ? (
					<span role="alert" className="text-bad">
						{wrong}
					</span>
				) : (
					<LogoNote hasLogo={values.logo !== null} look={look} />
				)}
			</div>
			{isCropping && values.logo !== null ? (
				<CropDialog
					url={values.logo}
					words={{ ...cropping, cancel }}
					shapes={{ label: cropping.shape, names: cropping.shapes }}
					onClose={() => setIsCropping(false)}
					onDone={(image, part) => {
						setIsCropping(false);
						put(drawLogo(image, part));
					}}
					onMissing={() => setIsCropping(false)}
				/>
			) : null}
		</fieldset>
	);
}

type ButtonsProps = { hasLogo: boolean; onFile: (file: File) => void; onCrop: () => void; onRemove: () => void };

function LogoButtons({ hasLogo, onFile, onCrop, onRemove }: ButtonsProps) {
	const { logo: words } = useWords("brands");
	const input = useRef<HTMLInputElement>(null);

	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (file) onFile(file);
		target.value = "";
	}

	return (
		<div className="flex flex-wrap items-center gap-1">
			<input ref={input} type="file" accept={LOGO_TYPES.join()} onChange={choose} className="hidden" tabIndex={-1} />
			<Button name="logo" icon={<Upload size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
				{hasLogo ? words.replace : words.choose}
			</Button>
			{hasLogo ? (
				<>
					<Button variant="ghost" icon={<Crop size={16} aria-hidden="true" />} onClick={onCrop}>
						{words.crop}
					</Button>
					<Button
						variant="ghost"
						icon={<Trash2 size={16} aria-hidden="true" />}
						aria-label={words.remove}
						title={words.remove}
						onClick={onRemove}
					/>
				</>
			) : null}
		</div>
	);
}

function Ground({ url, label, ground }: { url: string | null; label: string; ground: string }) {
	return (
		<span
			role="img"
			aria-label={label}
			title={label}
			className="grid h-16 w-24 place-items-center rounded-card border border-line p-2"
			style={{ backgroundColor: ground }}
		>
			{url === null ? (
				<span className="h-2 w-10 rounded-full bg-line-strong/40" />
			) : (
				<img src={url} alt="" className="max-h-full max-w-full object-contain" />
			)}
		</span>
	);
}

function LogoNote({ hasLogo, look }: { hasLogo: boolean; look: LogoLook | null }) {
	const { logo: words } = useWords("brands");
	const locale = useWordsLocale();
	const judged = look === null ? "" : judgeLook(look, words, locale);
	return (
		<span className="text-pretty text-ink-soft">
			{words.hint} {hasLogo ? judged : words.none}
		</span>
	);
}

function judgeLook(look: LogoLook, words: WorkplaceMessages["brands"]["logo"], locale: CatalogueLocale): string {
	const ratio = (value: number) => ({ ratio: ratioText(value, locale) });
	if (!look.isReadable) return words.shape;
	if (look.onLight < VISIBLE) return format(words.pale, ratio(look.onLight));
	return look.onDark < VISIBLE ? format(words.deep, ratio(look.onDark)) : words.clear;
}
