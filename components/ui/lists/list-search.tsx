import { Search } from "lucide-react";

type Props = {
	/** The room's own address, to which the form leads. */
	action: string;
	words: { label: string; placeholder: string };
	/** What is searched for now. */
	search: string;
	/** What else stands in the address and stays. */
	kept?: Readonly<Record<string, string>>;
};

/** A search in a room of the settings; it stands in the address and works without scripts. */
export function RoomSearch({ action, words, search, kept }: Props) {
	return (
		<search className="max-md:basis-full">
			<form action={action} className="relative">
				{Object.entries(kept ?? {}).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft" />
				<input
					// Another place is another search: what is typed does not stay when one goes back.
					key={search}
					type="search"
					name="q"
					defaultValue={search}
					placeholder={words.placeholder}
					aria-label={words.label}
					autoComplete="off"
					maxLength={200}
					className="h-10 w-full rounded-control border border-line bg-surface pr-3 pl-9 text-base placeholder:text-ink-soft focus:border-seal md:w-48 md:text-sm"
				/>
			</form>
		</search>
	);
}
