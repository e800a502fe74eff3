import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
	// What is done most is never missed by a finger.
	primary: "bg-primary text-on-primary hover:bg-primary-strong border-transparent pointer-coarse:min-h-11",
	secondary: "bg-surface text-ink border-line hover:border-line-strong hover:bg-sunken",
	ghost: "bg-transparent text-ink border-transparent hover:bg-sunken",
	danger: "bg-surface text-bad border-line hover:border-bad hover:bg-bad-soft",
};

const SIZES: Record<ButtonSize, string> = {
	sm: "min-h-8 px-2.5 text-sm gap-1.5",
	md: "min-h-9 px-3.5 text-sm gap-2",
	lg: "min-h-11 px-5 text-read gap-2",
};

/** The look of a button, shared by buttons and by links that act as one. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md", extra?: string): string {
	return cx(
		"inline-flex select-none items-center justify-center whitespace-nowrap rounded-control border py-1 font-medium [&>svg]:shrink-0",
		// Where the words do not fit they break; they never leave the button.
		"max-[359px]:whitespace-normal",
		"transition-colors duration-150 ease-out disabled:cursor-default disabled:opacity-60",
		VARIANTS[variant],
		SIZES[size],
		extra,
	);
}
