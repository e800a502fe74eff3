import { useId } from "react";
import { Switch } from "#components/ui/forms/switch.tsx";

type Props = { label: string; about?: string | undefined; isOn: boolean; onSwitch: (isOn: boolean) => void };

/** A switch with its words, in a panel. */
export function SwitchRow({ label, about, isOn, onSwitch }: Props) {
	const id = useId();
	return (
		<label htmlFor={id} className="flex min-h-9 cursor-pointer items-center justify-between gap-3 max-md:min-h-11">
			<span className="min-w-0">
				{label}
				{about ? <span className="block text-ink-soft text-xs">{about}</span> : null}
			</span>
			<Switch id={id} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
		</label>
	);
}
