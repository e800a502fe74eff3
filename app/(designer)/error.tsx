"use client";

/** A brand that could not be loaded: the bar with the way to other rooms stays. */
export { RoomError as default } from "#components/sender/room-error.tsx";
