import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS, FieldShell } from "#components/ui/forms/text-field.tsx";
import { format } from "#lib/i18n/message.ts";
import type { PartProps } from "./part-props.ts";
import { typedLine } from "./typed-line.ts";

/** Takes the lines at a document's foot by hand, where nothing could be read of the pictures. */
export function LinesForm({ token, words, identity }: PartProps) {
	const { count, length } = identity.progress.lines ?? { count: 2, length: 44 };
	const [lines, setLines] = useState<string[]>(() => Array.from({ length: count }, () => ""));
	const [isJudged, setIsJudged] = useState(false);
	const typed = lines.map(typedLine);
	// Some cards have two lines, longer ones, where most have three; fillers at the end may be left out.
	const isLacking = (index: number) => index < 2 && typed[index] === "";
	const isWhole = !typed.some((_, index) => isLacking(index));

	function submit(event: FormEvent) {
		event.preventDefault();
		setIsJudged(true);
		if (isWhole) void identity.giveLines(typed);
	}

	return (
		<form method="post" action={`/sign/${token}/identity/lines`} onSubmit={submit} className="flex flex-col gap-3">
			{lines.map((line, index) => (
				<Line
					key={index}
					name={`line${index + 1}`}
					label={format(words.lines.line, { line: index + 1 })}
					help={helpOf(typed, index, { words, length })}
					problem={isJudged && isLacking(index) ? words.lines.missing : null}
					value={line}
					onType={(text) => {
						setLines(lines.map((one, at) => (at === index ? text.toUpperCase() : one)));
						setIsJudged(false);
						identity.forget();
					}}
				/>
			))}
			{identity.outcome === "digits" ? (
				<p role="alert" className="text-bad">
					{words.lines.wrong}
				</p>
			) : null}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" size="lg" isBusy={identity.isBusy} className="max-sm:w-full">
					{words.lines.send}
				</Button>
				<Button
					type="submit"
					size="lg"
					formAction={`/sign/${token}/identity/restart`}
					className="max-sm:w-full"
					onClick={(event) => {
						event.preventDefault();
						void identity.restart();
					}}
				>
					{words.lines.anew}
				</Button>
			</div>
		</form>
	);
}

type Said = { words: PartProps["words"]; length: number };

/** How long a line is, and how much of it is typed. */
function helpOf(typed: readonly string[], index: number, { words, length }: Said): string {
	if (typed.length === 3) return index === 2 ? words.lines.third : words.lines.ofCard;
	const whole = format(words.lines.length, { count: length });
	const count = typed[index]?.length ?? 0;
	return count === 0 ? whole : `${count} / ${whole}`;
}

type LineProps = {
	name: string;
	label: string;
	help: string;
	problem: string | null;
	value: string;
	onType: (text: string) => void;
};

/** One line of a document; a phone shows it in two, so that the whole of it can be compared. */
function Line({ name, label, help, problem, value, onType }: LineProps) {
	return (
		<FieldShell inputId={name} label={label} help={help} error={problem}>
			<textarea
				id={name}
				name={name}
				value={value}
				rows={2}
				dir="ltr"
				autoComplete="off"
				autoCapitalize="characters"
				autoCorrect="off"
				spellCheck={false}
				maxLength={100}
				aria-invalid={problem ? true : undefined}
				aria-describedby={`${name}-note`}
				onChange={({ target }) => onType(target.value.replace(/\n/g, ""))}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
					event.preventDefault();
					event.currentTarget.form?.requestSubmit();
				}}
				className={cx(CONTROL_CLASS, "resize-none break-all py-2 font-mono")}
			/>
		</FieldShell>
	);
}
