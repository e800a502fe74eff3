import { RoomButton } from "../page-button.tsx";

/** How what narrows a list looks. */
export const FILTER_CONTROL =
	"h-10 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-base text-ink sm:text-sm focus:border-seal";

type ChoiceProps = {
	name: string;
	label: string;
	/** What it is called when nothing is chosen. */
	any: string;
	chosen: string | number | null;
	/** Values with their names. */
	children: [value: string, name: string][];
};

/** One of several that narrow a list; it stands in a form that is sent as soon as something is chosen. */
export function FilterChoice({ name, label, any, chosen, children }: ChoiceProps) {
	return (
		<select name={name} aria-label={label} defaultValue={chosen ?? ""} className={`${FILTER_CONTROL} truncate`}>
			<option value="">{any}</option>
			{children.map(([value, text]) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</select>
	);
}

/** Shows all of a list again. */
export function ClearFilters({ href, children }: { href: string; children: string }) {
	return (
		<RoomButton href={href} scroll={false}>
			{children}
		</RoomButton>
	);
}
