"use client";

import { TextField } from "#components/ui/forms/text-field.tsx";
import { MAX_MARK_TEXT_LENGTH } from "#lib/fields/parsing/parse-mark.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { type Mark, SIGNATURE_FACES } from "#lib/fields/values/mark.ts";
import { MarkView } from "../looks/mark-view.tsx";
import { useSigning } from "../state/signing-context.tsx";

export type TypedMark = Extract<Mark, { kind: "type" }>;

type AdoptTypeProps = {
	mark: TypedMark;
	onChange: (mark: TypedMark) => void;
	label: string;
	autoComplete: "name" | "off";
};

/** What script faces have letters for; others are drawn the same way in each. */
const WRITTEN = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** The faces that a text looks different in; one where all draw it with the same other font. */
export function facesFor({ text, face }: TypedMark): readonly TypedMark["face"][] {
	return isBlank(text) || WRITTEN.test(text) ? SIGNATURE_FACES : [face];
}

/** A text in one of several script faces. */
export function AdoptType({ mark, onChange, label, autoComplete }: AdoptTypeProps) {
	const { adopt } = useSigning().messages;
	const faces = facesFor(mark);
	return (
		<div className="flex flex-col">
			<TextField
				label={label}
				value={mark.text}
				maxLength={MAX_MARK_TEXT_LENGTH}
				autoComplete={autoComplete}
				dir="auto"
				onChange={(event) => onChange({ ...mark, text: event.target.value })}
			/>
			<fieldset className="grid gap-2 sm:grid-cols-3">
				<legend className="mb-1.5 font-medium">{adopt.face}</legend>
				{faces.map((face) => (
					<label
						key={face}
						className="relative flex cursor-pointer flex-col rounded-control border border-line has-checked:border-seal has-checked:shadow-[0_0_0_1px_var(--seal)] has-focus-visible:outline-2 has-focus-visible:outline-seal has-focus-visible:outline-offset-2"
					>
						<input
							type="radio"
							name="face"
							className="sr-only"
							checked={mark.face === face}
							onChange={() => onChange({ ...mark, face })}
						/>
						<span className="paper-light block h-14 rounded-t-[7px] bg-white px-3 py-2 sm:h-24">
							<MarkView mark={{ ...mark, text: mark.text || " ", face }} width={180} height={64} />
						</span>
						<span className="border-line border-t px-3 py-1.5 text-ink-soft text-sm">
							{faces.length > 1 ? adopt.faces[face] : adopt.preview}
						</span>
					</label>
				))}
			</fieldset>
		</div>
	);
}

/** First letters of a name's parts, at most three. */
export function initialsOf(name: string): string {
	const parts = name.split(/[\s-]+/).filter(Boolean);
	const letters = parts.map((part) => Array.from(part)[0] ?? "");
	return (letters.length > 3 ? [letters[0], letters.at(-1)] : letters).join("").toUpperCase();
}
