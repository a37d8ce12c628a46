/** Both tools, as one file of the build. */
export { LanguageTool } from './LanguageTool'
export { ThemeTool } from './ThemeTool'
