import { cx } from "#components/ui/cx.ts";
import { initialsOf } from "./initials-of.ts";

const HUES = [
	"bg-recipient-1",
	"bg-recipient-2",
	"bg-recipient-3",
	"bg-recipient-4",
	"bg-recipient-5",
	"bg-recipient-6",
	"bg-recipient-7",
	"bg-recipient-8",
];

/** A person as initials, with the name on hover. The hue follows the name, so a person keeps it. */
export function Avatar({ name, hint, isSmall }: { name: string; hint?: string; isSmall?: boolean }) {
	const hue = HUES[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % HUES.length];
	return (
		<span
			title={hint ? `${name} · ${hint}` : name}
			className={cx(
				"inline-grid shrink-0 place-items-center rounded-full font-semibold text-white dark:text-black",
				isSmall ? "size-6 text-[10px]" : "size-8 text-xs",
				hue,
			)}
		>
			<span aria-hidden="true">{initialsOf(name)}</span>
			<span className="sr-only">{name}</span>
		</span>
	);
}
