"use client";

import { Check, CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { NumberInput } from "#components/panels/number-input.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { VALIDATION_TYPES } from "#lib/fields/field-types.ts";
import { codePointName, type FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { loadRegexEngine } from "#lib/fields/rules/regex.ts";
import { canonicalValue } from "#lib/fields/values/canonical-value.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import type { FieldSettings, OneOfSettings } from "./settings-of.ts";

type Props = OneOfSettings;

/** What may be typed into the field, and a place to try it. */
export function TakesProperties({ field, change }: Props) {
	const words = useWords("fieldSettings").takes;
	const isPattern = field.validationType === "CustomRegex";
	return (
		<>
			<div className="grid grid-cols-2 items-start gap-2">
				<ChoiceInput
					label={words.title}
					setting="validationType"
					value={field.validationType}
					options={VALIDATION_TYPES.map((type) => ({ value: type, label: words.kinds[type] }))}
					onChoose={(validationType) =>
						change({
							validationType,
							...(validationType === "CustomRegex" ? {} : { validationRegex: null, validationRegexMessage: null }),
						})
					}
				/>
				<NumberInput
					label={words.limit}
					setting="characterLimit"
					placeholder={words.noLimit}
					value={field.characterLimit}
					min={1}
					max={10_000}
					onGive={(limit) => change({ characterLimit: limit === null ? null : Math.round(limit) }, "limit")}
				/>
			</div>
			{isPattern ? (
				<>
					<TextInput
						label={words.pattern}
						setting="validationRegex"
						dir="ltr"
						spellCheck={false}
						maxLength={1_000}
						value={field.validationRegex ?? ""}
						onType={(text) => change({ validationRegex: text === "" ? null : text }, "pattern")}
					/>
					<TextInput
						label={words.message}
						setting="validationRegexMessage"
						maxLength={500}
						value={field.validationRegexMessage ?? ""}
						onType={(text) => change({ validationRegexMessage: text === "" ? null : text }, "patternMessage")}
					/>
				</>
			) : null}
			{field.validationType !== "None" || field.characterLimit !== null ? <TryOut field={field} /> : null}
		</>
	);
}

/** Says at once what the field would make of what is typed, by the rules that the signing page goes by. */
function TryOut({ field }: { field: FieldSettings }) {
	const words = useWords("fieldSettings").takes;
	const [typed, setTyped] = useState("");
	const isReady = useRegexEngine(field.validationType === "CustomRegex");
	const verdict = typed === "" || !isReady ? null : judge(field, typed);
	const isBad = verdict !== null && verdict !== "fits";
	return (
		<div className="rounded-control bg-sunken p-2.5">
			<TextInput label={words.tryIt} value={typed} onType={setTyped} isBad={isBad} />
			<p role="status" className="mt-1 flex min-h-5 items-center gap-1 text-xs">
				{verdict === "fits" ? (
					<span className="flex items-center gap-1 text-good">
						<Check size={14} aria-hidden="true" />
						{words.fits}
					</span>
				) : null}
				{verdict !== null && verdict !== "fits" ? (
					<span className="flex items-center gap-1 text-bad">
						<CircleAlert size={14} aria-hidden="true" className="shrink-0" />
						{verdict === "badPattern" ? words.patternBad : problemText(verdict, words.problems)}
					</span>
				) : null}
			</p>
		</div>
	);
}

/** Whether patterns can be judged; what does it is loaded when it is needed. */
function useRegexEngine(isNeeded: boolean): boolean {
	const [isThere, setIsThere] = useState(false);
	useEffect(() => {
		if (isNeeded)
			void loadRegexEngine().then(
				() => setIsThere(true),
				() => {},
			);
	}, [isNeeded]);
	return isThere || !isNeeded;
}

function judge(field: FieldSettings, typed: string): FieldValueProblem | "fits" | "badPattern" {
	try {
		const result = canonicalValue(field, typed);
		return "error" in result ? result.error : "fits";
	} catch {
		// A pattern that is not finished.
		return "badPattern";
	}
}

function problemText(problem: FieldValueProblem, words: Messages["field-settings"]["takes"]["problems"]): string {
	switch (problem.code) {
		case "tooLong":
			return format(words.tooLong, { limit: problem.limit, length: problem.length });
		case "notDrawn":
			return format(words.notDrawn, { letter: problem.letter, code: codePointName(problem.letter) });
		case "pattern":
			return problem.message || words.pattern;
		case "notNumber":
			return words.notNumber;
		case "notCurrency":
			return words.notCurrency;
		case "notEmail":
			return words.notEmail;
		default:
			return words.other;
	}
}
