import { cx } from "./cx.ts";
import { initialsOf } from "./initials-of.ts";

const HUES = 8;
const SIZES = { tiny: "size-5 text-[9px]", small: "size-6 text-[10px]", large: "size-20 text-2xl" };

type Props = {
	name: string;
	/** Said on hover behind the name. */
	hint?: string;
	/** The address of a picture; it covers the initials once it is there. */
	picture?: string | null;
	/** 20, 24 or 80 px; 32 where nothing is said. */
	size?: keyof typeof SIZES;
};

/** A person as initials or picture, with the name on hover. The hue follows the name, so a person keeps it. */
export function Avatar({ name, hint, picture, size }: Props) {
	const hue = ([...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % HUES) + 1;
	return (
		<span
			title={hint ? `${name} · ${hint}` : name}
			// A tint of the hue under text in ink: readable in every hue, light and dark.
			style={{ backgroundColor: `color-mix(in srgb, var(--recipient-${hue}) 22%, var(--surface))` }}
			className={cx(
				"relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-ink",
				size ? SIZES[size] : "size-8 text-xs",
			)}
		>
			<span aria-hidden="true">{initialsOf(name)}</span>
			{picture ? (
				<img src={picture} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
			) : null}
			<span className="sr-only">{name}</span>
		</span>
	);
}
