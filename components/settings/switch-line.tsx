"use client";

import { useId } from "react";
import { Switch } from "#components/ui/forms/switch.tsx";

type Props = { name: string; label: string; about: string; isOn: boolean; onSwitch?: (isOn: boolean) => void };

/** A switch with its label and what it does, over the whole width. */
export function SwitchLine({ name, label, about, isOn, onSwitch }: Props) {
	const id = useId();
	return (
		<label htmlFor={id} className="flex cursor-pointer items-start justify-between gap-4">
			<span>
				<span className="block font-medium">{label}</span>
				<span className="block text-pretty text-ink-soft">{about}</span>
			</span>
			<Switch id={id} name={name} defaultChecked={isOn} onChange={({ target }) => onSwitch?.(target.checked)} />
		</label>
	);
}
