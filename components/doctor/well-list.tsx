import { Check, Info } from "lucide-react";
import { Section } from "#components/ui/section.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DoctorVerbs, FoundThing } from "./health-items.ts";
import { TrialButton } from "./trial-button.tsx";

type Props = {
	things: { id: string; name: string }[];
	found: readonly FoundThing[];
	/** Whether it is being looked at. */
	isAwaited: (id: string) => boolean;
	verbs: DoctorVerbs;
	onTried: () => Promise<void>;
};

/** What is well, in a line each, and what is still being looked at. */
export function WellList({ things, found, isAwaited, verbs, onTried }: Props) {
	const words = useWords("health");
	if (things.length === 0) return null;
	return (
		<Section title={words.well} aside={<p className="text-ink-soft text-sm">{words.masked}</p>}>
			<ul className="divide-y divide-line">
				{things.map(({ id, name }) => {
					const thing = found.find((one) => one.id === id);
					return (
						<li key={id} className="flex min-h-11 items-start gap-3 px-4 py-2.5 sm:px-5">
							<span className="grid h-5 w-5 shrink-0 place-items-center text-good">
								<Sign thing={thing} isAwaited={isAwaited(id)} />
							</span>
							<div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
								<p className="font-medium">{name}</p>
								<div className="min-w-0 text-ink-soft">
									<p className="break-words">{thing ? thing.text : isAwaited(id) ? words.looking : null}</p>
									{thing?.lines.map((line) => (
										<p key={line} className="break-words text-sm">
											{line}
										</p>
									))}
								</div>
							</div>
							{thing?.trial ? <TrialButton trial={thing.trial} verbs={verbs} onTried={onTried} /> : null}
						</li>
					);
				})}
			</ul>
		</Section>
	);
}

function Sign({ thing, isAwaited }: { thing: FoundThing | undefined; isAwaited: boolean }) {
	const words = useWords("health");
	if (isAwaited) return <Spinner />;
	if (!thing) return null;
	if (thing.level === "note")
		return <Info size={16} role="img" aria-label={words.levels.note} className="text-ink-soft" />;
	return <Check size={16} role="img" aria-label={words.levels.well} />;
}
