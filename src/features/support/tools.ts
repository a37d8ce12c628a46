/** The small tools of the header, as one file of the build. */
export { DownloadTool } from './DownloadTool'
export { ServiceButton } from './ServiceButton'
