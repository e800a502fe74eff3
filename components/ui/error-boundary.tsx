"use client";

import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = { onError: () => void; children: ReactNode };

/** Leaves out what cannot be drawn and says so; what stands around it stays. A new key is a new try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(): void {
		this.props.onError();
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}
