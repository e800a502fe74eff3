import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "#components/ui/section.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";

/** What the organisation has of the installation. */
type PlanItem = {
	plan: string;
	seats: { taken: number; of: number | null };
	hasLiveApi: boolean;
	hasSms: boolean;
	credits: number | null;
};

type Props = { item: PlanItem; words: WorkplaceMessages["organisation"]["plan"]; locale: string };

/** What whoever runs the installation types to change it. */
const COMMANDS = [
	"npm run admin -- account set-plan --plan business",
	"npm run admin -- account set-credits --add 100",
];

/** The plan, what of it is used, what happens beyond it, and who changes it. */
export function PlanCard({ item: { plan, seats, hasLiveApi, hasSms, credits }, words, locale }: Props) {
	const count = (value: number) => formatNumber(locale, value);
	const name = words.names[plan as keyof typeof words.names] ?? plan;
	const seatsText =
		seats.of === null
			? format(words.seatsOpen, { count: seats.taken })
			: format(words.seatsOf, { count: seats.taken, of: count(seats.of) });
	return (
		<Section title={words.heading} about={format(words.about, { plan: name })}>
			<dl>
				<Line name={words.seats} beyond={words.seatsBeyond}>
					<span className="tabular-nums">{seatsText}</span>
					{seats.of === null ? null : <Meter {...{ ...seats, of: seats.of }} label={words.seats} />}
				</Line>
				<Line name={words.api} beyond={hasLiveApi ? words.apiOn : words.apiOff}>
					<Allowed isAllowed={hasLiveApi} words={words} />
				</Line>
				<Line name={words.sms} beyond={hasSms ? words.smsOn : words.smsOff}>
					<Allowed isAllowed={hasSms} words={words} />
				</Line>
				<Line name={words.credits} beyond={words.creditsBeyond}>
					<span className="tabular-nums">{credits === null ? words.unlimited : count(credits)}</span>
				</Line>
			</dl>
			<p className="border-line border-t px-4 py-3 text-ink-soft sm:px-5">
				{words.operator}{" "}
				{COMMANDS.map((command) => (
					<code
						key={command}
						className="mt-1 block w-fit break-words rounded bg-sunken px-1.5 py-0.5 text-ink text-sm"
						dir="ltr"
					>
						{command}
					</code>
				))}
			</p>
		</Section>
	);
}

function Line({ name, beyond, children }: { name: string; beyond: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 gap-y-0.5 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
			<dt>
				<span className="block font-medium">{name}</span>
				<span className="block text-pretty text-ink-soft">{beyond}</span>
			</dt>
			<dd className="flex flex-col justify-center gap-1.5 sm:items-end">{children}</dd>
		</div>
	);
}

function Allowed({ isAllowed, words }: { isAllowed: boolean; words: WorkplaceMessages["organisation"]["plan"] }) {
	const Icon = isAllowed ? Check : X;
	return (
		<span className="inline-flex items-center gap-1.5">
			<Icon size={16} aria-hidden="true" className={isAllowed ? "text-good" : "text-ink-soft"} />
			{isAllowed ? words.included : words.notIncluded}
		</span>
	);
}

function Meter({ taken, of, label }: { taken: number; of: number; label: string }) {
	return (
		<progress
			value={Math.min(taken, of)}
			max={of}
			aria-label={label}
			className="h-1.5 w-32 overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-seal [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-seal"
		/>
	);
}
