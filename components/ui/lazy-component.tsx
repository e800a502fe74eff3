"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

type WhenMissing = {
	/** Stands there until it comes. */
	meanwhile?: ReactNode;
	/** Its code could not be fetched; it is asked for again when the component is shown the next time. */
	onMissing?: () => void;
};

/**
 * A component whose code comes with its first use. Until then, and when there is no connection to fetch it
 * over, nothing or something simpler is shown: the page around it stays, with what was entered there.
 */
export function lazyComponent<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & WhenMissing> {
	let loaded: ComponentType<Props> | null = null;
	return function LazyComponent({ onMissing, meanwhile = null, ...props }: Props & WhenMissing) {
		const [Loaded, setLoaded] = useState(() => loaded);
		const whenMissing = useRef(onMissing);
		whenMissing.current = onMissing;
		useEffect(() => {
			let isGone = false;
			const onLoad = (component: ComponentType<Props>) => {
				loaded = component;
				if (!isGone) setLoaded(() => component);
			};
			const onFailure = () => {
				if (!isGone) whenMissing.current?.();
			};
			if (!loaded) load().then(onLoad, onFailure);
			return () => {
				isGone = true;
			};
		}, []);
		return Loaded ? <Loaded {...(props as unknown as Props)} /> : meanwhile;
	};
}
