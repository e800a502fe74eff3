"use client";

/** A room of the settings that could not be loaded: the list of rooms stays too. */
export { RoomError as default } from "#components/shell/page-error.tsx";
