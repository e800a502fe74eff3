import { cx } from "#components/ui/cx.ts";
import { initialsOf } from "./initials-of.ts";

const HUES = 8;

/** A person as initials, with the name on hover. The hue follows the name, so a person keeps it. */
export function Avatar({ name, hint, isSmall }: { name: string; hint?: string; isSmall?: boolean }) {
	const hue = ([...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % HUES) + 1;
	return (
		<span
			title={hint ? `${name} · ${hint}` : name}
			// A tint of the hue under text in ink: readable in every hue, light and dark.
			style={{ backgroundColor: `color-mix(in srgb, var(--recipient-${hue}) 22%, var(--surface))` }}
			className={cx(
				"inline-grid shrink-0 place-items-center rounded-full font-semibold text-ink",
				isSmall ? "size-6 text-[10px]" : "size-8 text-xs",
			)}
		>
			<span aria-hidden="true">{initialsOf(name)}</span>
			<span className="sr-only">{name}</span>
		</span>
	);
}
