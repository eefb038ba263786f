/** The id of the build, part of the address of each translation file. */
declare const __BUILD_ID__: string;
