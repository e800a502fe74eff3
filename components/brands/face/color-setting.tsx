"use client";

import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import { parseColor } from "#lib/contract/brands/brand-colors.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesigner } from "../state/designer-context.tsx";

/** The picker comes when somebody picks. */
const ColorPicker = lazyComponent(() => import("./color-picker.tsx").then((module) => module.ColorPicker));

type ColorKey = "backgroundColor" | "buttonColor" | "buttonTextColor";

type Props = {
	of: ColorKey;
	label: string;
	/** Ours, while the brand has none. */
	unset: string;
	/** How well it can be read; null: nothing is to be said. */
	note: ReactNode;
};

/** A colour, by its name or number or from the picker. */
export function ColorSetting({ of, label, unset, note }: Props) {
	const { colors: words } = useWords("brands");
	const { facts, values, change, problems } = useDesigner();
	const id = useId();
	const given = values[of];
	const color = (given === null ? null : parseColor(given)) ?? unset;
	const wrong = problems[of];
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			<div className="relative">
				<DialogTrigger>
					<AriaButton
						isDisabled={!facts.mayChange}
						aria-label={format(words.pick, { name: label })}
						className="absolute inset-y-0 start-0 grid w-11 place-items-center rounded-control"
					>
						<span className="size-6 rounded-md border border-line-strong/60" style={{ backgroundColor: color }} />
					</AriaButton>
					<Popover
						placement="bottom start"
						className="rounded-card border border-line bg-raised p-3 shadow-float entering:animate-fade"
					>
						<Dialog aria-label={format(words.picker, { name: label })} className="min-h-50 min-w-50 outline-none">
							<ColorPicker color={color} onChange={(next) => change({ [of]: next.toUpperCase() })} />
						</Dialog>
					</Popover>
				</DialogTrigger>
				<input
					id={id}
					name={of}
					value={given ?? ""}
					placeholder={words.unset}
					maxLength={32}
					autoComplete="off"
					spellCheck={false}
					aria-invalid={wrong ? true : undefined}
					aria-describedby={`${id}-note`}
					onChange={({ target }) => change({ [of]: target.value === "" ? null : target.value })}
					className={`${CONTROL_CLASS} h-11 ps-11 pe-1 font-mono text-sm placeholder:font-sans placeholder:text-xs`}
				/>
			</div>
			<p id={`${id}-note`} className="min-h-5 text-ink-soft text-xs">
				{wrong ? (
					<span role="alert" className="text-bad">
						{wrong}
					</span>
				) : (
					note
				)}
			</p>
		</div>
	);
}

/** What can be read, with its sign. */
export function Readable({ children }: { children: ReactNode }) {
	return (
		<span className="inline-flex items-start gap-1">
			<Check size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
			{children}
		</span>
	);
}
