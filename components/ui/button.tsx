import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** Shows a spinner and ignores clicks, but keeps the focus. */
	isBusy?: boolean;
	icon?: ReactNode;
	className?: string;
};

/** A button. While busy it stays focusable, so that a keyboard does not lose its place. */
export function Button({ variant, size, isBusy, icon, className, children, onClick, type, ...rest }: ButtonProps) {
	return (
		<button
			{...rest}
			type={type ?? "button"}
			className={buttonClass(variant, size, className)}
			aria-disabled={isBusy || undefined}
			onClick={isBusy ? (event) => event.preventDefault() : onClick}
		>
			{isBusy ? <Spinner /> : icon}
			{children}
		</button>
	);
}
